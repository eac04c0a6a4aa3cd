import { useVisitKey } from '@lavanda/shared/federation/useVisitKey';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import RetryAlert from '../feedback/RetryAlert.tsx';
import ErrorBoundary from './ErrorBoundary.tsx';
import ErrorNotice from './ErrorNotice.tsx';
import { useSharedMapsQuery } from './endpoints.ts';
import { TEXTS } from './texts.ts';
import type { DrawingProps, MapControls, MapError, MapNotices, MapViewProps } from './types.ts';
import { useDrawing } from './useDrawing.ts';
import Zoom from './Zoom.tsx';

export interface StatefulMapProps extends MapViewProps {
  notices: MapNotices;
  /** Called with the map's controls when the map is ready, and with null when it is removed, for example after an error. */
  onControls?: (controls: MapControls | null) => void;
}

/**
 * A map of numbered pins from the configured provider. On failure it offers a retry; the rest of the page works. Each visit to
 * the section gets a new map, because a provider removes its map when effects end and doesn't restore it.
 */
export default function MapView(props: StatefulMapProps) {
  return <MapOfVisit key={useVisitKey()} {...props} />;
}

function MapOfVisit({ onControls, notices, ...props }: StatefulMapProps) {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<MapError | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const [controls, setControls] = useState<MapControls | null>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, refetch } = useSharedMapsQuery();
  const drawing = useDrawing(data, attempt);
  const reason = error ?? ((isError && !isFetching) || drawing.state === 'fallo' ? 'carga' : null);

  function retry() {
    // The retry button disappears with the error, so the focus moves to the canvas.
    canvas.current?.focus({ preventScroll: true });
    setError(null);
    setIncomplete(false);
    setAttempt((previous) => previous + 1);
    refetch();
  }

  const common: DrawingProps = {
    ...props,
    onControls: (current) => {
      setControls(current);
      onControls?.(current);
    },
    onError: setError,
    onIncomplete: setIncomplete,
  };

  if (reason) {
    return (
      <Box ref={canvas} tabIndex={-1} sx={CANVAS}>
        <ErrorNotice error={reason} notices={notices} onRetry={retry} />
      </Box>
    );
  }
  return (
    <Box ref={canvas} tabIndex={-1} sx={CANVAS} aria-busy={controls === null}>
      <ErrorBoundary key={attempt} onError={() => common.onError('carga')}>
        {drawing.state === 'google' && <drawing.Component configuration={drawing.configuration} {...common} />}
        {drawing.state === 'osm' && <drawing.Component configuration={drawing.configuration} {...common} />}
      </ErrorBoundary>
      {incomplete && (
        <RetryAlert onRetry={retry} sx={TOAST}>
          {`${TEXTS.incomplete} ${notices.incomplete}`}
        </RetryAlert>
      )}
      {controls && <Zoom controls={controls} />}
    </Box>
  );
}

/** Box around the map. It isolates the z-indexes of pins and cards from the rest of the page. */
const CANVAS = {
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  minHeight: 0,
  bgcolor: '#eceff0',
} as const;

const TOAST = { position: 'absolute', left: 12, right: 12, top: 12, zIndex: 1, boxShadow: 8 } as const;
