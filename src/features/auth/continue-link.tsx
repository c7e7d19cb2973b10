import { Link } from '@tanstack/react-router';
import { parseReturnPath } from '#domain/account/return-path.ts';
import { authText } from '#i18n/ko/auth.ts';
import { buttonClass } from '#ui/action/button-class.ts';

/** On to the wanted page, or home. */
export function ContinueLink({ redirect }: { readonly redirect: string | undefined }) {
  const path = parseReturnPath(redirect);
  const wanted = path === null || path.startsWith('/verify-email') ? '/' : path;
  return (
    <Link className={buttonClass()} to={wanted}>
      {authText.verify.continue}
    </Link>
  );
}
