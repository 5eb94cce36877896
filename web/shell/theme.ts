export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEPT = 'tureen.theme';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** What somebody chose on this device. */
export const currentTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(KEPT)) ?? 'system';

/** Light or dark as it was chosen, else as the system prefers. */
const show = (): void => {
  const theme = currentTheme();
  const isDark = theme === 'system' ? darkness.matches : theme === 'dark';
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
};

export const chooseTheme = (theme: Theme): void => {
  localStorage.setItem(KEPT, theme);
  show();
};

/** Shows the theme from now on, also when the system turns dark in the evening. */
export const followTheme = (): void => {
  show();
  darkness.addEventListener('change', show);
};
