/**
 * What pilots here would choose first and a list made mostly of English leaves out; plain, as `plainPassword` writes it.
 * Each also counts with digits and exclamation marks behind it.
 */
export const spanishPasswords: readonly string[] = [
  ...['contrasena', 'micontrasena', 'lacontrasena', 'clave', 'miclave', 'claveclave', 'secreto', 'misecreto'],
  ...['espana', 'vivaespana', 'madrid', 'barcelona', 'valencia', 'sevilla', 'realmadrid', 'halamadrid'],
  ...['fcbarcelona', 'barca', 'forcabarca', 'visca', 'atleti', 'aupaatleti', 'athletic', 'betis', 'mexico'],
  ...[
    'argentina',
    'colombia',
    'tequiero',
    'tequieromucho',
    'teamo',
    'teamomucho',
    'miamor',
    'amormio',
    'micasa',
  ],
  ...['corazon', 'bonita', 'princesa', 'mariposa', 'estrella', 'felicidad', 'familia', 'mifamilia', 'hola'],
  ...[
    'holahola',
    'holamundo',
    'holaquetal',
    'buenosdias',
    'alejandro',
    'francisco',
    'mariajose',
    'josemaria',
  ],
  ...[
    'juancarlos',
    'joseluis',
    'miguelangel',
    'guadalupe',
    'iniciosesion',
    'administrador',
    'usuario',
    'cambiame',
  ],
  ...[
    'prueba',
    'pruebaprueba',
    'estela',
    'estelaestela',
    'piloto',
    'pilotofpv',
    'dronfpv',
    'drones',
    'volando',
  ],
];
