import { isApiError, isPastLimitError, queue, type RootState, useAuthDataQuery } from '@lavanda/shared';
import type { SessionData } from '@lavanda/shared/contract/schemas/auth';
import type { DescribedSection } from '@lavanda/shared/contract/schemas/releases';
import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { leaveDevice, leaveWithOtherTabs } from '../account/device/leaveDevice';
import { DEVICE_PATH } from '../offline/device-page/paths';
import { Locked } from '../offline/Locked';
import { useOfflineApp } from '../offline/useOfflineApp';
import { useSections } from '../sections/composition';
import { describedIn, HOME, sectionOf } from '../sections/sections';
import { useWithdrawnSection } from '../sections/useWithdrawnSection';
import { signInPath } from '../sign-in/endedSession';
import { returnPath } from '../sign-in/returnPath';
import { Frame } from './AppFrame';
import { Authenticating } from './Authenticating';
import { Brand } from './Brand';
import { TEXTS } from './texts';

/**
 * Checks the session on every path change under app/ and on page focus (spec 4), and every minute while the server doesn't
 * answer. A check also refreshes the tenant. Once a session is known, the page stays visible during a check. Without a session or
 * the section's permission, the page is redirected to sign-in.
 */
export function AuthGate() {
  const { pathname } = useLocation();
  const { data, error, isFetching, refetch } = useAuthDataQuery(undefined, { refetchOnFocus: true });
  useEveryChange(pathname, () => void refetch());

  useEffect(leaveWithOtherTabs, []);
  useEveryMinuteOffline(() => void refetch());

  if (isApiError(error) && error.status === 401) {
    if (error.problem.sesion === 'terminada') return <Ended />;
    return <ToSignIn path={pathname} had={data !== undefined || error.problem.sesion === 'vencida'} />;
  }
  if (isApiError(error) && isPastLimitError(error))
    return (
      <Brand>
        <Locked busy={isFetching} onRetry={() => void refetch()} />
      </Brand>
    );
  if (!data) {
    return (
      <Brand>
        {error && !isFetching ? (
          <main>
            <ErrorPanel level="h1" title={TEXTS.unverifiedSession} error={error} onRetry={refetch} />
          </main>
        ) : (
          <Authenticating />
        )}
      </Brand>
    );
  }

  return <Inside session={data} path={pathname} />;
}

/**
 * The page of a signed-in user. It renders even while the sections are unknown, because the outlet reports a failure to load
 * them.
 */
function Inside({ session, path }: { session: SessionData; path: string }) {
  const sections = useSections(session.usuario._id);
  useOfflineApp();
  const segment = sectionOf(path);
  const section = describedIn(sections?.list ?? [], segment);
  const isFinal = sections?.final === true;
  const mayStay = useWithdrawnSection(segment, isFinal ? section !== undefined : null);
  const nonexistent = path !== DEVICE_PATH && (!segment || (isFinal && !section && !mayStay && segment !== sectionOf(HOME)));
  if (nonexistent) return <Navigate to={HOME} replace />;
  if (section && !session.permissions.includes(section.permiso)) return <Navigate to="/login" replace />;
  return <Frame session={session} secciones={sections?.list ?? NONE} />;
}

const NONE: readonly DescribedSection[] = [];

/** Somebody ended the session from elsewhere, maybe because the device was lost, so this device's data is erased. */
function Ended() {
  useEffect(() => void leaveDevice('terminada'), []);
  return null;
}

/**
 * Saves the path to return to after sign-in, and redirects to sign-in.
 * @param had whether there was a session: sign-in then says that it ended
 */
function ToSignIn({ path, had }: { path: string; had: boolean }) {
  useEffect(() => returnPath.save(path), [path]);
  return <Navigate to={signInPath(had ? 'vencida' : null)} replace />;
}

/**
 * Interval between checks of the session while the server doesn't answer, ms. After 72 hours without an answer, a check locks the
 * page.
 */
const CHECKED_EVERY = 60_000;

function useEveryMinuteOffline(check: () => void): void {
  const connected = useSelector((state: RootState) => queue.selectors.queueOf(state).connected);
  const last = useRef(check);
  useEffect(() => {
    last.current = check;
  });
  useEffect(() => {
    if (connected) return;
    const clock = setInterval(() => last.current(), CHECKED_EVERY);
    return () => clearInterval(clock);
  }, [connected]);
}

/** Runs `action` each time `value` changes, after the new page has painted; not on mount. */
function useEveryChange(value: string, action: () => void): void {
  const previous = useRef(value);
  const last = useRef(action);
  useEffect(() => {
    last.current = action;
  });
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    return afterPaint(() => last.current());
  }, [value]);
}
