export const TEXTS = {
  notFound: 'El cliente no existe.',
  eliminado: 'El cliente fue eliminado.',
  conflict: 'Alguien más guardó cambios en este cliente mientras lo modificabas.',
  foreign: 'No corresponde a tu sesión.',
  foreignId: 'El identificador ya está en uso.',
  verifies: 'Verifica la información ingresada.',
  nombre: 'El nombre es requerido.',
  telefono: 'El teléfono tiene que ser de 10 dígitos. Si es de otro país, escríbelo con + y su código.',
  correo: 'El correo electrónico no es válido.',
  cursor: 'La lista cambió de lugar. Vuelve a cargarla.',
  domicilio: 'El domicilio no puede quedar vacío.',
} as const;
