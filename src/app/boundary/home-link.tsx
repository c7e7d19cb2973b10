import { Link } from '@tanstack/react-router';
import { commonText } from '#i18n/ko/common.ts';
import { buttonClass } from '#ui/action/button-class.ts';

/** The way out of a screen that is not there. */
export const HomeLink = () => (
  <Link to="/" className={buttonClass({ variant: 'secondary' })}>
    {commonText.home}
  </Link>
);
