import Button from '@mui/material/Button';
import type { RemoteLoader } from '../federation/loader/RemoteLoader';
import type { RegistryResponse } from '../federation/registry/fetchRegistry';
import { readOverrides, saveOverride } from '../federation/registry/overrides';
import { TEXTS as T } from './texts';
import { Table } from './VersionTable';

interface SectionsTableProps {
  composicion: RegistryResponse;
  loader: RemoteLoader;
  onChange: () => void;
}

/** For each remote: the version the server assigns, its origin and the version this tab loaded. */
export function SectionsTable({ composicion: composition, loader, onChange }: SectionsTableProps) {
  const overrides = readOverrides();
  const c = T.columns;
  return (
    <Table
      nombre={T.secciones}
      headings={[c.remoto, c.paths, c.version, c.origin, c.inUse]}
      rows={composition.remotes.map(({ name, secciones: sections, version, candidata: candidate, manifest }) => {
        const deviation = overrides[name];
        return {
          key: name,
          cells: [
            name,
            sections.map((segment) => `/app/${segment}`).join(', '),
            deviation === undefined ? `${version ?? T.noVersion}${candidate ? ` (${T.candidata})` : ''}` : T.overridden,
            <>
              {new URL(deviation ?? manifest, location.href).href}
              {deviation !== undefined && (
                <Button
                  aria-label={T.removeFrom(name)}
                  onClick={() => {
                    saveOverride(name, null);
                    onChange();
                  }}
                >
                  {T.removeOverride}
                </Button>
              )}
            </>,
            inUse(loader, sections),
          ],
        };
      })}
    />
  );
}

function inUse(loader: RemoteLoader, sections: readonly string[]): string {
  const loaded = sections.find((section) => loader.lifecyclesOf(section));
  const remote = loaded === undefined ? undefined : loader.remoteOf(loaded);
  return remote ? T.loaded(remote.version ?? T.overridden) : T.withoutLoading;
}
