/** "0MB", "3.4MB", "120MB", "1.2GB": as storage settings of phones write it, one decimal below ten. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1000 ? `${rounded(megabytes)}MB` : `${rounded(megabytes / 1000)}GB`;
}

const rounded = (amount: number): string =>
  amount < 10 ? String(Math.round(amount * 10) / 10) : String(Math.round(amount));
