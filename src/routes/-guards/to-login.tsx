import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Notes the wanted page once: as soon as the router sets out for the login, its location is the login's. */
export function ToLogin() {
  const router = useRouter();
  const [wanted] = useState(() => router.state.location.href);
  useEffect(() => {
    void router.navigate({ to: '/login', search: { redirect: wanted }, replace: true });
  }, [router, wanted]);
  return null;
}
