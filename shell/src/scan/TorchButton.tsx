import FlashlightOffRounded from '@mui/icons-material/FlashlightOffRounded';
import FlashlightOnRounded from '@mui/icons-material/FlashlightOnRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { TEXTS as T } from './texts';
import type { Torch } from './torch';

interface TorchButtonProps {
  torch: Torch;
  /** Called when the device refused to switch the light. */
  onFailed(): void;
}

/** Switches the camera's light on and off. */
export function TorchButton({ torch, onFailed }: TorchButtonProps) {
  const [isOn, setOn] = useState(false);
  const toggle = () => {
    torch.set(!isOn).then(
      () => setOn(!isOn),
      () => onFailed(),
    );
  };
  return (
    <IconButton aria-label={isOn ? T.torchOff : T.torch} aria-pressed={isOn} onClick={toggle} sx={BUTTON}>
      {isOn ? <FlashlightOffRounded /> : <FlashlightOnRounded />}
    </IconButton>
  );
}

/** The button is dark, so that it can be seen over any picture. */
const BUTTON = {
  position: 'absolute',
  top: 8,
  right: 8,
  width: 48,
  height: 48,
  color: '#fff',
  bgcolor: 'rgb(0 0 0 / .6)',
  '&:hover': { bgcolor: 'rgb(0 0 0 / .8)' },
} as const;
