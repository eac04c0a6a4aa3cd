import { api } from '@lavanda/shared';
import type { ImportJob } from '@lavanda/shared/contract/schemas/imports';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useClientesImportsQuery } from './endpoints';

/** Polling interval while an import runs or is undone, ms. */
const POLL_MS = 1_000;

const isRunning = ({ estado: state }: ImportJob) => state === 'corriendo' || state === 'deshaciendo';

/**
 * The laundry's imports. Refetched while one of them runs or is undone, also by another browser; when it ends, the lists of
 * clientes are refetched.
 * @param started id of the import started here; a short import may end before it is ever fetched as running
 * @param onEnd called once for each import that ended while this was mounted
 */
export function useImports(started: RefObject<string | null>, onEnd: (job: ImportJob) => void) {
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useClientesImportsQuery(undefined, {
    pollingInterval: asking ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const dispatch = useDispatch();
  const before = useRef<readonly ImportJob[]>([]);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!data) return;
    const running = new Set(before.current.filter(isRunning).map(({ _id }) => _id));
    const ended = data.filter((job) => (running.has(job._id) || job._id === started.current) && !isRunning(job));
    before.current = data;
    setAsking(data.some(isRunning));
    if (ended.length > 0) dispatch(api.util.invalidateTags([{ type: 'Cliente', id: 'LIST' }]));
    for (const job of ended) end.current(job);
    if (ended.some(({ _id }) => _id === started.current)) started.current = null;
  }, [data, dispatch, started]);
  return { jobs: data ?? [], error, refetch };
}
