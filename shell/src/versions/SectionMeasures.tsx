import type { SectionVersions } from '@lavanda/shared/contract/schemas/versions';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { MEASURE_TEXTS as T } from './measureTexts';

type Hour = SectionVersions['horas'][number];

/** A measure to plot: its value in an hour, and how it is written. */
interface Measure {
  name: string;
  read: (measured: Pick<Hour, 'inp' | 'lcp' | 'llamadas' | 'fallidas'>) => number | null;
  text: (value: number) => string;
  /** Smallest value for the top of the plot, so that small values aren't drawn as high as large ones. */
  least: number;
}

const MEASURES: readonly Measure[] = [
  { name: T.inp, read: ({ inp }) => inp, text: T.milliseconds, least: 200 },
  { name: T.lcp, read: ({ lcp }) => lcp, text: T.milliseconds, least: 1000 },
  {
    name: T.failed,
    read: ({ llamadas: calls, fallidas: failed }) => (calls === 0 ? null : failed / calls),
    text: T.percent,
    least: 0.01,
  },
];

/** Size of a plot, in units of its SVG. */
const PLOT = { width: 300, height: 80, margin: 6 } as const;

/** Plots the measures of a section's live versions hour by hour, the candidate's beside the stable version's. */
export function SectionMeasures({ section }: { section: SectionVersions }) {
  return (
    <Paper variant="outlined" component="section" aria-label={section.remoto} sx={{ p: 4, borderRadius: '14px' }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {section.remoto}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' }}>
        {MEASURES.map((measure) => (
          <Plot key={measure.name} section={section} measure={measure} />
        ))}
      </Box>
    </Paper>
  );
}

function Plot({ section, measure }: { section: SectionVersions; measure: Measure }) {
  const { name, read, least, text } = measure;
  const values = section.horas.map((hour) => read(hour) ?? 0);
  const top = Math.max(least, ...values) * 1.1;
  const times = section.horas.map(({ hora: hour }) => Date.parse(hour));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const place = (hour: Hour, value: number) => {
    const along = last === first ? 0.5 : (Date.parse(hour.hora) - first) / (last - first);
    const x = PLOT.margin + along * (PLOT.width - 2 * PLOT.margin);
    return { x, y: PLOT.height - PLOT.margin - (value / top) * (PLOT.height - 2 * PLOT.margin) };
  };
  const lines = releasesOf(section).map(({ version, label, color }) => {
    const hours = section.horas.filter((hour) => hour.version === version);
    const points = hours.flatMap((hour) => {
      const value = read(hour);
      return value === null ? [] : [place(hour, value)];
    });
    return { version, label, color, points, summary: summaryOf(section, version, label, measure) };
  });
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography
        component="figcaption"
        sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 600, fontSize: 14, mb: 1 }}
      >
        {name}
        <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {T.upTo(text(top))}
        </Box>
      </Typography>
      <Box sx={{ borderBottom: 1, borderLeft: 1, borderColor: 'divider' }}>
        <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} width="100%" aria-hidden="true">
          {lines.map(({ version, color, points }) => (
            <Box component="g" key={version} sx={{ color }}>
              <polyline
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
              />
              {points.map(({ x, y }) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r={3} fill="currentColor" />
              ))}
            </Box>
          ))}
        </svg>
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', fontSize: 14, overflowWrap: 'anywhere' }}>
        {lines.map(({ version, color, summary }) => (
          <li key={version}>
            <Box component="span" aria-hidden sx={{ color, mr: 1 }}>
              ●
            </Box>
            {summary}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function releasesOf({ estable: stable, candidata: candidate }: SectionVersions) {
  return [
    ...(candidate === null ? [] : [{ version: candidate, label: T.release.candidate, color: 'warning.main' }]),
    ...(stable === null ? [] : [{ version: stable, label: T.release.stable, color: 'primary.main' }]),
  ];
}

/** Describes a version's figures: those compared with the other version or, without a comparison, those of its last hour. */
function summaryOf(section: SectionVersions, version: string, label: string, { read, text }: Measure): string {
  const compared = section.comparadas.find((one) => one.version === version);
  const measured = compared ?? section.horas.findLast((hour) => hour.version === version);
  const value = measured ? read(measured) : null;
  return T.summary(label, version, value === null ? T.nothing : text(value), measured?.sesiones ?? 0);
}
