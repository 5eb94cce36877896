/** A phone, a laptop on the counter, and the most common laptop window. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
  laptop: { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false },
} as const;

export type Size = keyof typeof sizes;
