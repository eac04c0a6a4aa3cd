import type { Tenant } from '@lavanda/shared/contract/tenant';
import { trasPintar } from '@lavanda/shared/ui/trasPintar';
import { useEffect } from 'react';

/** Page title '{tenant name} | {section}' and the tenant's favicon (spec 1). */
export function useIdentidad({ nombre, logo_ico }: Tenant, titulo: string | undefined): void {
  // The browser takes its time to be told: the section that was asked for doesn't wait for it.
  useEffect(
    () =>
      trasPintar(() => {
        document.title = titulo === undefined ? nombre : `${nombre} | ${titulo}`;
      }),
    [nombre, titulo],
  );

  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', logo_ico || '/logo.ico');
  }, [logo_ico]);
}
