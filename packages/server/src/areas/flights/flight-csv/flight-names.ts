import type { Visibility, WeatherCondition } from '@estela/contracts';

type Names<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** What pilots write for a visibility, the weather, in either language. */
export const visibilityNames: Names<Visibility> = {
  private: ['privado', 'privada'],
  followers: ['seguidores'],
  public: ['público', 'pública'],
  unlisted: ['oculto', 'con enlace', 'no listado'],
};

export const conditionNames: Names<WeatherCondition> = {
  clear: ['despejado', 'sunny', 'soleado', 'sol'],
  clouds: ['cloudy', 'nublado', 'nubes', 'overcast'],
  fog: ['foggy', 'niebla'],
  rain: ['rainy', 'lluvia'],
  snow: ['snowy', 'nieve'],
  wind: ['windy', 'viento'],
};
