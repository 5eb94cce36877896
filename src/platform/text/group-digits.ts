/** 1000000 as `1,000,000`. `toLocaleString` does the same, but its first call loads ICU: 30 ms and 5 MB at startup. */
export const groupDigits = (number: number): string => String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
