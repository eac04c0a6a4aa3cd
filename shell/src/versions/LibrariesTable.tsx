import Typography from '@mui/material/Typography';
import { sharedInUse } from './sharedInUse';
import { TEXTS as T } from './texts';
import { Table } from './VersionTable';

/** Table of the shared libraries in this tab, with their versions and the builds that provide them. */
export function LibrariesTable() {
  const libraries = sharedInUse();
  if (libraries.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{T.noLibraries}</Typography>;
  const c = T.librariesColumns;
  return (
    <Table
      nombre={T.libraries}
      headings={[c.packageJson, c.version, c.of, c.modules, c.usedBy]}
      rows={libraries.map(({ packageJson, version, of, modules, usedBy }) => ({
        key: `${packageJson}@${version}`,
        cells: [packageJson, version, of, modules, usedBy.join(', ')],
      }))}
    />
  );
}
