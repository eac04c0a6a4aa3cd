import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TwoWheelerRounded from '@mui/icons-material/TwoWheelerRounded';

/** The icons of the cards. */
const ICONOS = {
  camion: LocalShippingOutlined,
  prenda: CheckroomRounded,
  moto: TwoWheelerRounded,
  tienda: StorefrontOutlined,
  pagada: CheckCircleRounded,
} as const;

const idDe = (nombre: string) => `activos-${nombre}`;

/** Draws each icon once, out of sight; the cards repeat them by name. */
export function HojaDeIconos() {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden focusable={false}>
      <defs>
        {Object.entries(ICONOS).map(([nombre, Icono]) => (
          <Icono key={nombre} id={idDe(nombre)} />
        ))}
      </defs>
    </svg>
  );
}

interface PropsIcono {
  nombre: keyof typeof ICONOS;
  /** What it says; without one it is an ornament. */
  titulo?: string;
}

/** An icon of a card, as large as the text's size says and in its colour. */
export function Icono({ nombre, titulo }: PropsIcono) {
  const dibujo = <use href={`#${idDe(nombre)}`} width={24} height={24} />;
  if (titulo === undefined) {
    return (
      <svg {...FORMA} aria-hidden>
        {dibujo}
      </svg>
    );
  }
  return (
    <svg {...FORMA} role="img" aria-label={titulo}>
      {dibujo}
    </svg>
  );
}

const FORMA = { width: '1em', height: '1em', viewBox: '0 0 24 24', fill: 'currentColor', focusable: false } as const;
