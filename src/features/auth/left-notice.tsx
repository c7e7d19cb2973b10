import { useState } from 'react';
import { authText } from '#i18n/ko/auth.ts';
import { hasJustLeft } from '#services/account/leaving-for-good.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** What has come of a 회원 탈퇴, for as long as this page stands. */
export function LeftNotice() {
  const [isShown] = useState(hasJustLeft);
  return isShown ? (
    <Notice tone="ok" role="status">
      {authText.login.left}
    </Notice>
  ) : null;
}
