import { api } from '@lavanda/shared';
import type { ImportJob } from '@lavanda/shared/contract/schemas/imports';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useClientesImportsQuery } from './endpoints';

/** How often the progress is asked for while an import runs, ms. */
const POLL_MS = 1_000;

const isRunning = ({ estado: state }: ImportJob) => state === 'corriendo' || state === 'deshaciendo';

/**
 * The laundry's imports, asked for again while one runs, wherever it was started. When one ends, the lists of clientes
 * are loaded again.
 * @param onEnd called with an import that ran while this was mounted
 */
export function useImports(onEnd: (job: ImportJob) => void) {
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
    const ended = data.filter((job) => running.has(job._id) && !isRunning(job));
    before.current = data;
    setAsking(data.some(isRunning));
    if (ended.length > 0) dispatch(api.util.invalidateTags([{ type: 'Cliente', id: 'LIST' }]));
    for (const job of ended) end.current(job);
  }, [data, dispatch]);
  return { jobs: data ?? [], error, refetch };
}
