// Before the first paint: day or night as this browser remembers it.
{
	const theme = localStorage.getItem('theme');
	if (theme) document.documentElement.dataset.theme = theme;
}
