import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RemoteLoader } from '../federation/loader/RemoteLoader';
import type { RegistryResponse } from '../federation/registry/fetchRegistry';
import { readOverrides, saveOverride } from '../federation/registry/overrides';
import type { Remote } from '../federation/registry/remote';
import { explainReason, TEXTS as T } from './texts';
import { Table } from './VersionTable';

interface SectionsTableProps {
  composicion: RegistryResponse;
  loader: RemoteLoader;
  onChange: () => void;
}

/**
 * Table of the remotes: the version that the server assigns and why, its origin and the version that this tab loaded.
 */
export function SectionsTable({ composicion: composition, loader, onChange }: SectionsTableProps) {
  const overrides = readOverrides();
  const c = T.columns;
  return (
    <Table
      nombre={T.secciones}
      headings={[c.remoto, c.paths, c.version, c.reason, c.origin, c.inUse]}
      rows={composition.remotes.map((listed) => {
        const { name, secciones: sections, manifest, motivo: reason } = listed;
        const override = overrides[name];
        return {
          key: name,
          cells: [
            name,
            sections.map((segment) => `/app/${segment}`).join(', '),
            override === undefined ? <ListedVersion key="version" remote={listed} /> : T.overridden,
            explainReason(reason, override !== undefined),
            <>
              {new URL(override ?? manifest, location.href).href}
              {override !== undefined && (
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

function ListedVersion({ remote }: { remote: Remote }) {
  const { version = T.noVersion, candidata: candidate, git, declaracion: statement } = remote;
  return (
    <>
      {version}
      {candidate && ` (${T.candidata})`}
      {git && <Box sx={{ color: 'text.secondary' }}>{T.commit(git)}</Box>}
      {statement && <Box sx={{ color: 'text.secondary' }}>{T.statement(statement)}</Box>}
    </>
  );
}

function inUse(loader: RemoteLoader, sections: readonly string[]): string {
  const loaded = sections.find((section) => loader.lifecyclesOf(section));
  const remote = loaded === undefined ? undefined : loader.remoteOf(loaded);
  if (loaded === undefined || !remote) return T.unloaded;
  const text = loader.isFallback(loaded) ? T.fallback : T.loaded;
  return text(remote.version ?? T.overridden);
}
