import Bowser from 'bowser';

/** Longest name kept, in characters: the header comes from the client. */
const MAX = 80;

/** Browser and system in a User-Agent header, as readable text: 'Chrome en Windows'; '' when it names neither. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  return [parser.getBrowserName(), parser.getOSName()]
    .filter((name) => name !== '')
    .join(' en ')
    .slice(0, MAX);
}
