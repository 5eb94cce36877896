export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEPT = 'tureen.theme';

/** The theme chosen on this device, else the system preference. */
export const currentTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(KEPT)) ?? 'system';

export const applyTheme = (theme: Theme = currentTheme()): void => {
  localStorage.setItem(KEPT, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};
