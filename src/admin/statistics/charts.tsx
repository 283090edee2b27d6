import { Stack, Typography, useTheme } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';

/** One thing that is drawn for each row: its name in the rows, and what it is called. */
export interface Series {
  name: string;
  label: string;
}

export type ChartRow = { label: string } & Record<string, number | string>;

export interface ChartProps {
  rows: readonly ChartRow[];
  series: readonly Series[];
  /** How a value is said, on the axis too where there is no shorter way. */
  format: (value: number) => string;
  short?: (value: number) => string;
}

interface BarsProps extends ChartProps {
  /** One on top of the other, where together they make a whole. */
  isStacked?: boolean;
  /** From left to right, a line for each row: for names that need room. */
  isAcross?: boolean;
  height?: number;
}

const HEIGHT = 280;
const ROW_HEIGHT = 46;
const LABEL_WIDTH = 112;
const margin = { top: 8, right: 16, bottom: 0, left: 0 };
/** For the value at the end of the longest bar. */
const besideBars = { ...margin, right: 64 };

/** Told apart by pattern as well as by colour: solid, hatched, dotted, crossed. */
const dashes = ['0', '7 4', '2 4', '10 3 2 3'];
const dashOf = (index: number): string => dashes[index % dashes.length] ?? '0';

const sizeOf = (height: number) => ({ width: '100%', height });

export function BarsChart({ rows, series, format, short = format, height = HEIGHT, ...kind }: BarsProps) {
  const { isStacked = false, isAcross = false } = kind;
  const { palette } = useTheme();
  const fills = useFills();
  const text = { fill: palette.text.secondary, fontSize: 13 };
  const names = { dataKey: 'label', type: 'category', tick: text, stroke: palette.divider } as const;
  const values = {
    type: 'number',
    tick: text,
    stroke: palette.divider,
    tickFormatter: short,
    allowDecimals: false,
  } as const;
  return (
    <>
      <BarChart
        responsive
        style={sizeOf(isAcross ? Math.max(140, rows.length * ROW_HEIGHT + 40) : height)}
        data={[...rows]}
        layout={isAcross ? 'vertical' : 'horizontal'}
        margin={isAcross ? besideBars : margin}
        accessibilityLayer={false}
        barGap={1}
      >
        {fills.definitions}
        <CartesianGrid stroke={palette.divider} horizontal={!isAcross} vertical={isAcross} />
        {isAcross ? <XAxis {...values} /> : <XAxis {...names} minTickGap={12} />}
        {isAcross ? <YAxis {...names} width={LABEL_WIDTH} interval={0} /> : <YAxis {...values} width={56} />}
        {series.map(({ name, label }, index) => (
          <Bar
            key={name}
            dataKey={name}
            name={label}
            fill={fills.of(index)}
            stroke={fills.colour(index)}
            isAnimationActive={false}
            {...(isAcross ? { label: { ...text, position: 'right', formatter: said(format) } } : {})}
            {...(isStacked ? { stackId: 'all' } : {})}
          />
        ))}
      </BarChart>
      <SeriesKey
        series={series}
        lookOf={(index) => <rect width={14} height={14} fill={fills.of(index)} stroke={fills.colour(index)} />}
      />
    </>
  );
}

export function LinesChart({ rows, series, format, short = format }: ChartProps) {
  const { palette } = useTheme();
  const { colour } = useFills();
  const text = { fill: palette.text.secondary, fontSize: 13 };
  return (
    <>
      <LineChart responsive style={sizeOf(HEIGHT)} data={[...rows]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid stroke={palette.divider} vertical={false} />
        <XAxis dataKey="label" tick={text} stroke={palette.divider} minTickGap={12} />
        <YAxis tick={text} stroke={palette.divider} tickFormatter={short} width={56} allowDecimals={false} />
        {series.map(({ name, label }, index) => (
          <Line
            key={name}
            dataKey={name}
            name={label}
            stroke={colour(index)}
            strokeWidth={2.5}
            strokeDasharray={dashOf(index)}
            dot={rows.length === 1}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
      <SeriesKey
        series={series}
        lookOf={(index) => <path d="M0 7H14" stroke={colour(index)} strokeWidth={3} strokeDasharray={dashOf(index)} />}
      />
    </>
  );
}

/** Which look is whose. A small one of our own: the library's would be a tenth of it. */
function SeriesKey({ series, lookOf }: { series: readonly Series[]; lookOf: (index: number) => ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
      {series.map(({ name, label }, index) => (
        <Stack key={name} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
          <svg width={14} height={14} aria-hidden>
            {lookOf(index)}
          </svg>
          <Typography component="span" variant="body2">
            {label}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/** The value at the end of its bar, as people say it. */
const said = (format: (value: number) => string) => (value: unknown) => format(Number(value));

/** The look of each series: its colour, and the pattern that its areas are filled with. */
function useFills() {
  const { palette } = useTheme();
  const id = useId();
  const colours = [palette.primary.main, palette.secondary.main, palette.info.main, palette.warning.main];
  const colour = (index: number): string => colours[index % colours.length] ?? palette.primary.main;
  const drawings = [
    null,
    <path key="lines" d="M0 8L8 0M-2 2L2 -2M6 10L10 6" strokeWidth={2} stroke={colour(1)} />,
    <circle key="dots" cx={4} cy={4} r={2} fill={colour(2)} />,
    <path key="grid" d="M0 4H8M4 0V8" strokeWidth={1.5} stroke={colour(3)} />,
  ];
  return {
    colour,
    of: (index: number) => (index % drawings.length === 0 ? colour(index) : `url(#${id}-${index % drawings.length})`),
    definitions: (
      <defs>
        {drawings.map((drawing, index) =>
          drawing ? (
            <pattern key={drawing.key} id={`${id}-${index}`} width={8} height={8} patternUnits="userSpaceOnUse">
              <rect width={8} height={8} fill={palette.background.paper} />
              {drawing}
            </pattern>
          ) : null,
        )}
      </defs>
    ),
  };
}
