import { useEffect, useState } from 'preact/hooks';
import type { DriverRoute } from '../route/driverRoute';
import { dayWith } from '../route/stop';
import { TEXTS } from '../texts';
import { DayPage } from './DayPage';
import { Notice } from './Notice';

/** The page that a link opens: the day's stops, or a message. */
export function App({ route }: { route: DriverRoute }) {
  const [state, setState] = useState(route.state);
  useEffect(() => {
    const leave = route.subscribe(() => setState(route.state));
    void route.open();
    return () => {
      leave();
      route.close();
    };
  }, [route]);

  const { status, day, entries, older, failure, connected } = state;
  const waiting = entries.length + older.length;
  if (status === 'dead') {
    return <Notice title={TEXTS.dead} detail={waiting > 0 ? TEXTS.waiting(waiting) : TEXTS.deadDetail} />;
  }
  if (day) return <DayPage route={route} state={state} day={dayWith(day, entries)} />;
  if (failure === '') return <Notice title={TEXTS.loading} />;
  return (
    <Notice
      title={connected ? TEXTS.notRead : TEXTS.noSignal('')}
      detail={failure}
      action={{ text: TEXTS.retry, run: route.refresh }}
    />
  );
}
