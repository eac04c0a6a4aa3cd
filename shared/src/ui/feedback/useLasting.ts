import { useEffect, useState } from 'react';

/** True once `is` has been true for `time` ms without a break. */
export function useLasting(is: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const clock = setTimeout(() => setLasts(true), time);
    return () => {
      clearTimeout(clock);
      setLasts(false);
    };
  }, [is, time]);
  return lasts;
}
