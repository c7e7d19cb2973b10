import { createContext, use, useEffect } from 'react';

/** How the app writes a page's name into the tab, e.g. "채팅" → "채팅 · 금나루". Given by the shell. */
export const DocumentTitleContext = createContext<(name: string) => string>((name) => name);

/** Names the tab after what the page shows; `null` (not known yet) leaves the route's own title. */
export function useDocumentTitle(name: string | null): void {
  const write = use(DocumentTitleContext);
  useEffect(() => {
    if (name !== null) document.title = write(name);
  }, [name, write]);
}
