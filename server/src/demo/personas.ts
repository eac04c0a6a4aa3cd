/** Names the demo customers are made of, and those that the product's design shows. */
export const NOMBRES: readonly string[] = [
  'María Fernanda', 'José Luis', 'Claudia', 'Ricardo', 'Patricia', 'Guadalupe', 'Óscar Iván', 'Leticia', 'Miguel Ángel', 'Rosa Elena',
  'Daniel', 'Ximena', 'Alejandra', 'Fernando', 'Gabriela', 'Sergio', 'Verónica', 'Arturo', 'Mónica', 'Javier', 'Adriana', 'Luis Enrique',
  'Silvia', 'Raúl', 'Beatriz', 'Jorge', 'Norma', 'Eduardo', 'Teresa', 'Francisco', 'Elena', 'Carlos Alberto', 'Sofía', 'Gerardo', 'Paola',
  'Rodrigo', 'Andrea', 'Emilio', 'Valeria', 'Tomás', 'Renata', 'Ignacio', 'Lorena', 'Felipe', 'Marisol', 'Hugo', 'Irene', 'Pablo',
  'Nayeli', 'Joaquín', 'Araceli', 'Ernesto', 'Citlali', 'Rubén', 'Karla', 'Benjamín', 'Yolanda', 'Mauricio', 'Diana', 'Julio César',
];

export const APELLIDOS: readonly string[] = [
  'Hernández', 'García', 'Martínez', 'López', 'González', 'Rodríguez', 'Pérez', 'Sánchez', 'Ramírez', 'Cruz', 'Flores', 'Gómez', 'Morales',
  'Vázquez', 'Reyes', 'Jiménez', 'Torres', 'Díaz', 'Gutiérrez', 'Ruiz', 'Mendoza', 'Aguilar', 'Ortiz', 'Castillo', 'Moreno', 'Romero',
  'Álvarez', 'Méndez', 'Chávez', 'Rivera', 'Juárez', 'Ramos', 'Domínguez', 'Herrera', 'Medina', 'Castro', 'Vargas', 'Guzmán', 'Velázquez',
  'Rojas', 'Contreras', 'Salazar', 'Luna', 'Ortega', 'Pineda', 'Lozano', 'Aguirre', 'Mora', 'Nájera', 'Pacheco', 'Cuevas', 'Arce',
  'Bonilla', 'Barragán', 'Zaragoza', 'Ibarra', 'Solís', 'Cervantes', 'Escobedo', 'Villaseñor',
];

/** Customers the design names; they come first, so a demo can look for them. */
export const CONOCIDOS: readonly (readonly [string, string])[] = [
  ['María Fernanda', 'Ríos'],
  ['José Luis', 'Hernández Ortega'],
  ['Claudia', 'Hernández Pineda'],
  ['Efraín', 'Hernández'],
  ['Ricardo', 'Villalobos'],
  ['Patricia', 'Lozano Aguirre'],
  ['Guadalupe', 'Sánchez Mora'],
  ['Óscar Iván', 'Nájera'],
  ['Leticia', 'Ríos de la Garza'],
  ['Miguel Ángel', 'Pacheco'],
  ['Rosa Elena', 'Cuevas'],
  ['Daniel', 'Arce Bonilla'],
  ['Ximena', 'Barragán'],
];

/** Businesses: first word as name, the rest as surname, and their legal name. */
export const NEGOCIOS: readonly (readonly [string, string, string])[] = [
  ['Café', 'Tres Abejas', 'CAFETERIA TRES ABEJAS'],
  ['Gimnasio', 'Titán', 'ACONDICIONAMIENTO TITAN'],
  ['Hotel', 'Miravalle', 'HOTELERA MIRAVALLE'],
  ['Barbería', 'El Pelón', 'BARBERIA EL PELON'],
  ['Estética', 'Rubí', 'ESTETICA RUBI'],
  ['Restaurante', 'La Colmena', 'ALIMENTOS LA COLMENA'],
  ['Clínica', 'Dental Eugenia', 'SERVICIOS DENTALES EUGENIA'],
  ['Spa', 'Luna Nueva', 'BIENESTAR LUNA NUEVA'],
  ['Fonda', 'Doña Meche', 'COCINA DOÑA MECHE'],
  ['Hostal', 'Medellín', 'HOSPEDAJES MEDELLIN'],
];
