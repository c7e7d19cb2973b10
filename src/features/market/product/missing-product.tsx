import { Link } from '@tanstack/react-router';
import PackageX from 'lucide-react/icons/package-x';
import type { ReactNode } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';

const text = productPageText.missing;

/** There is no such listing, or none that may be seen. */
export function MissingProduct() {
  return (
    <Unavailable>
      <EmptyState
        icon={<PackageX size={32} />}
        title={text.title}
        message={text.message}
        action={
          <>
            <BrowseLink />
            <Link to="/" className={buttonClass({ variant: 'secondary' })}>
              {commonText.home}
            </Link>
          </>
        }
      />
    </Unavailable>
  );
}

/** The page of a listing that cannot be shown. */
export function Unavailable({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <PageHeader title={pageText.product.title} />
      {children}
    </Page>
  );
}

export function BrowseLink() {
  return (
    <Link to="/trade" className={buttonClass()}>
      {text.browse}
    </Link>
  );
}
