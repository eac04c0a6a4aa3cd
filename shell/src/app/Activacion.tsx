import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import '../acceso/acceso.css';
import { ACTIVACION } from './textos';

/** Where an invitation's link leads while accounts can't be activated here: it says who can help. */
export function Activacion() {
  useEffect(() => {
    document.title = ACTIVACION.titulo;
  }, []);
  return (
    <main className="acceso-lado">
      <div className="acceso-forma">
        <h1>{ACTIVACION.titulo}</h1>
        <p>{ACTIVACION.detalle}</p>
        <Link to="/login">{ACTIVACION.irAlAcceso}</Link>
      </div>
    </main>
  );
}
