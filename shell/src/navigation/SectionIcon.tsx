import { iconOf } from './icons';

interface SectionIconProps {
  /** Name of the icon in remoto.json. */
  name: string | undefined;
  /** Size in px; without it, the surrounding styles decide. */
  size?: number;
}

export function SectionIcon({ name, size }: SectionIconProps) {
  const Icon = iconOf(name);
  return <Icon aria-hidden sx={{ fontSize: size }} />;
}
