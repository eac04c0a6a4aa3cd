import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cameraProblem, createReader, openCamera } from './camera';
import { TorchButton } from './TorchButton';
import { TEXTS as T } from './texts';
import { type Torch, torchOf } from './torch';

/** Time between two pictures, ms. */
const PERIOD = 150;
/** How long the code that was read last has to be out of sight to be read again, ms. */
const REST = 3000;

interface CameraProps {
  onRead(code: string): void;
}

/** Shows the camera's picture and reads the codes in it, or says why the camera can't be used. */
export function Camera({ onRead }: CameraProps) {
  const [attempt, setAttempt] = useState(0);
  return <View key={attempt} onRead={onRead} onRetry={() => setAttempt(attempt + 1)} />;
}

function View({ onRead, onRetry }: CameraProps & { onRetry(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Abilities of the camera; null until it shows a picture. */
  const [camera, setCamera] = useState<{ torch: Torch | null } | null>(null);
  const [torchFailed, setTorchFailed] = useState(false);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    const watch = watchCamera(video.current, (code) => read(code));
    watch.ready.then(
      (torch) => setCamera({ torch }),
      (error: unknown) => setProblem(cameraProblem(error)),
    );
    return watch.stop;
  }, []);

  if (problem !== null) {
    return (
      <RetryAlert onRetry={onRetry} sx={{ mx: { xs: 4, sm: 6 }, mb: 3 }}>
        {problem}
      </RetryAlert>
    );
  }
  return (
    <Box sx={VIEW}>
      <video ref={video} muted playsInline aria-hidden />
      <i aria-hidden />
      {camera?.torch && <TorchButton torch={camera.torch} onFailed={() => setTorchFailed(true)} />}
      <p role="status">{torchFailed ? T.torchFailed : camera ? T.aim : T.cameraStarts}</p>
    </Box>
  );
}

/**
 * Opens the camera into `video` and reads codes from it. `ready` resolves with the camera's light (null without one), or rejects
 * when the camera can't be used.
 */
function watchCamera(video: HTMLVideoElement | null, onRead: (code: string) => void) {
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const last = { code: '', time: Number.NEGATIVE_INFINITY };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const start = async (): Promise<Torch | null> => {
    stream = await openCamera();
    if (stopped || !video) {
      stop();
      return null;
    }
    video.srcObject = stream;
    await video.play();
    const readCode = await createReader();
    const look = async () => {
      const code = video.videoWidth > 0 ? await readCode(video).catch(() => null) : null;
      if (stopped) return;
      if (code !== null) {
        const isNew = code !== last.code || performance.now() - last.time > REST;
        Object.assign(last, { code, time: performance.now() });
        if (isNew) onRead(code);
      }
      timer = setTimeout(look, PERIOD);
    };
    await look();
    return torchOf(stream);
  };
  const ready = start().catch((error: unknown) => {
    // Stops the camera, which would otherwise stay on without a picture.
    stop();
    throw error;
  });
  return { ready, stop };
}

const FRAME = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 'min(74%, 290px)',
  height: 'min(60%, 190px)',
  borderRadius: '18px',
} as const;

const VIEW = {
  position: 'relative',
  flex: { xs: '1 1 0', sm: 'none' },
  minHeight: 200,
  height: { sm: 320 },
  overflow: 'hidden',
  isolation: 'isolate',
  bgcolor: '#1c232b',
  '& video': { width: '100%', height: '100%', objectFit: 'cover', position: 'absolute', inset: 0, zIndex: -2 },
  // Darkens the picture outside of the frame.
  '&::after': { ...FRAME, content: '""', zIndex: -1, boxShadow: '0 0 0 1200px rgb(15 20 24 / .42)' },
  '& i': {
    ...FRAME,
    border: '4px solid #8fe3b0',
    // The mask leaves only the corners of the frame visible.
    mask: `linear-gradient(#000 0 0) 0 0, linear-gradient(#000 0 0) 100% 0, linear-gradient(#000 0 0) 0 100%,
      linear-gradient(#000 0 0) 100% 100%`,
    maskSize: '40px 40px',
    maskRepeat: 'no-repeat',
  },
  '& p': {
    position: 'absolute',
    insetInline: 0,
    bottom: { xs: 30, sm: 12 },
    m: 0,
    textAlign: 'center',
    color: '#fff',
    fontWeight: 600,
    textShadow: '0 1px 3px rgb(0 0 0 / .8)',
  },
} as const;
