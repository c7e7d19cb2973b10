/**
 * localStorage that never throws: it may be switched off by the browser's settings or be full, and
 * nothing kept here is worth a broken screen. Everything of ours is named `geumnaru.…` and is a
 * person's, gone with the sign-out, unless it is named `geumnaru.device.…`.
 */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`${key} could not be read from this device`, error);
    return null;
  }
}

export function writeDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`${key} could not be kept on this device`, error);
  }
}

export function removeDevice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`${key} could not be removed from this device`, error);
  }
}

/** What was kept as JSON; null when it is absent or no JSON. The caller parses the shape. */
export function readDeviceJson(key: string): unknown {
  const text = readDevice(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(`${key} on this device is damaged`, error);
    return null;
  }
}
