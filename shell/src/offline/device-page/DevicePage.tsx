import { type AppDispatch, queue, type RootState, sendQueue, useCurrentUser } from '@lavanda/shared';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { registerId } from '@lavanda/shared/federation/register';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import SyncRounded from '@mui/icons-material/SyncRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { remoteLoader } from '../../federation/loader/pageLoader';
import { shellVersion } from '../../shell-version/shellVersion';
import QueueList from '../../sync/QueueList';
import { countOf, type QueueView, useQueue } from '../../sync/useQueue';
import { useComposition } from '../../versions/useComposition';
import { Facts } from './Facts';
import { queueFile } from './queueFile';
import { TEXTS as T } from './texts';
import { type DeviceReport, useDevice } from './useDevice';

/** 'Este equipo': this device's data and unsent captures, for a person who has to find out what became of a capture. */
export function DevicePage() {
  const user = useCurrentUser();
  const view = useQueue(user);
  const report = useDevice(
    user.tenantData._id,
    useSelector((state: RootState) => queue.selectors.queueOf(state).entries),
  );
  const remotes = useRemotes();
  const zone = user.sucursalData.zona_horaria;
  return (
    <Box sx={{ maxWidth: 880, display: 'grid', gap: 4 }}>
      <div>
        <PageHeader title={T.title} />
        <Typography sx={{ color: 'text.secondary' }}>{T.help}</Typography>
      </div>
      <Typography variant="h2">{T.queue}</Typography>
      <Paper variant="outlined" sx={{ borderRadius: '14px', overflow: 'hidden' }}>
        {countOf(view) === 0 ? <Typography sx={{ p: 4 }}>{T.empty}</Typography> : <QueueList user={user} queue={view} />}
        <QueueActions tenant={user.tenantData._id} zone={zone} view={view} />
      </Paper>
      <Typography variant="h2">{T.kept}</Typography>
      <Facts rows={factsOf(report, view, zone)} />
      <Typography variant="h2">{T.versions}</Typography>
      <Facts
        rows={[
          [T.shell, shellVersion() ?? T.development],
          ...remotes.map(({ name, version }) => [name, version ?? T.development] as const),
        ]}
      />
    </Box>
  );
}

/** The remotes in this page's list. A page that was opened at 'Este equipo' has no list, so the server's current one is read. */
function useRemotes() {
  const { state } = useComposition();
  const loaded = remoteLoader.remotes();
  return loaded.length === 0 && state.type === 'lista' ? state.composicion.remotes : loaded;
}

function QueueActions({ tenant, zone, view }: { tenant: string; zone: string; view: QueueView }) {
  const dispatch = useDispatch<AppDispatch>();
  const entries = useSelector((state: RootState) => queue.selectors.queueOf(state).entries);
  const count = countOf(view);
  const download = () => {
    const now = new Date();
    const address = URL.createObjectURL(queueFile(entries, tenant, now));
    Object.assign(document.createElement('a'), { href: address, download: T.fileName(dayIn(zone, now)) }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 4, borderTop: 1, borderColor: 'divider' }}>
      <Button
        variant="contained"
        startIcon={<SyncRounded />}
        disabled={count === view.others.length || view.sending !== null}
        onClick={() => void dispatch(sendQueue())}
      >
        {T.sendNow}
      </Button>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} disabled={count === 0} onClick={download}>
        {T.download}
      </Button>
    </Box>
  );
}

function factsOf(report: DeviceReport | null, { connected, since }: QueueView, zone: string) {
  const { copy, lastClave, room, isDurable = false, opensOffline = false } = report ?? {};
  const momentOf = (at: string) => `${dayIn(zone, new Date(at))} ${hourIn(zone, new Date(at))}`;
  return [
    [T.connection, connected ? T.connected : T.disconnected(since ?? '')],
    [T.opens, opensOffline ? T.yes : T.no],
    [T.register, registerId() ?? T.noRegister],
    [T.lastClave, lastClave ?? T.noClave],
    [T.copy, copy ? T.copied(copy.notas, copy.clientes) : T.noCopy],
    [T.copyAge, copy?.at ? momentOf(copy.at) : T.never],
    [T.room, room ? T.roomOf(sizeOf(room.used), sizeOf(room.most)) : T.unknown],
    [T.durable, isDurable ? T.persisted : T.evictable],
  ] as const;
}

const MB = 1024 * 1024;

/** Formats a size in MB or GB. @param bytes the size */
function sizeOf(bytes: number): string {
  return bytes < 1024 * MB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / (1024 * MB)).toFixed(1)} GB`;
}
