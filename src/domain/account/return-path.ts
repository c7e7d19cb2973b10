/** Longest path worth coming back to, in characters. */
const MAX_CHARS = 1000;

/** Signing in leads on from these, never back to them. */
const AUTH_PATHS = ['/login', '/register', '/reset-password'];

/**
 * The wanted page of a `?redirect=`, or null for anything that is not a plain path of this app: another
 * origin in any spelling that a browser would follow, a dot segment, or a page that is about signing in.
 */
export function parseReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_CHARS) return null;
  // Browsers drop tabs and newlines from addresses and read a backslash as a slash.
  if (!value.startsWith('/') || /[\\\p{Cc}\s]/u.test(value)) return null;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  const segments = path.slice(1).split('/');
  if (segments.some((segment, index) => isUnsafe(segment, index === segments.length - 1))) return null;
  return AUTH_PATHS.includes(path.replace(/\/$/, '')) ? null : value;
}

/** An empty segment inside a path begins another host (`//evil.example`); dots climb. */
const isUnsafe = (segment: string, isLast: boolean): boolean =>
  (segment === '' && !isLast) || /^(?:\.|%2e){1,2}$/i.test(segment);
