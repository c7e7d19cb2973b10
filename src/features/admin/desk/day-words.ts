/** A Seoul date (`YYYY-MM-DD`) as it is read: `2026.03.11`. */
export const dayWords = (date: string): string => date.replaceAll('-', '.');
