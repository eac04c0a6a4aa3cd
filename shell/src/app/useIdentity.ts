import type { Tenant } from '@lavanda/shared/contract/schemas/tenant';
import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';
import { useEffect } from 'react';

/** Sets the page title '{tenant name} | {section}' (spec 1), or the name alone, and the tenant's favicon or the product's. */
export function useIdentity({ nombre: name, logo_ico }: Tenant, title: string | undefined): void {
  // The title is set after the paint, because the browser is slow to change it and would delay the section.
  useEffect(
    () =>
      afterPaint(() => {
        document.title = title === undefined ? name : `${name} | ${title}`;
      }),
    [name, title],
  );

  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', logo_ico || '/logo.ico');
  }, [logo_ico]);
}
