import type { Tenant } from '@lavanda/shared/contract/tenant';
import { useEffect } from 'react';
import { tituloDe } from './secciones';

/** Page title '{tenant name} | {section}' and the tenant's favicon (spec 1). */
export function useIdentidad({ nombre, logo_ico }: Tenant, pathname: string): void {
  useEffect(() => {
    document.title = `${nombre} | ${tituloDe(pathname)}`;
  }, [nombre, pathname]);

  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', logo_ico || '/logo.ico');
  }, [logo_ico]);
}
