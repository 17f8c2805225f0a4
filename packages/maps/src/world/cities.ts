/** A city on the basic map. */
export interface City {
  name: { es: string; en: string };
  lat: number;
  lng: number;
  /** Shown from this zoom level. */
  zoom: number;
}

/**
 * Landmarks for a pilot: dense in Spain, the great cities elsewhere.
 * One line each: first zoom level, latitude, longitude, Spanish name, English name where it differs.
 */
const lines = `
3 40.42 -3.70 Madrid
4 41.39 2.17 Barcelona
5 39.47 -0.38 Valencia
5 37.39 -5.98 Sevilla|Seville
5 41.65 -0.89 Zaragoza
5 43.26 -2.93 Bilbao
5 36.72 -4.42 Málaga
6 37.99 -1.13 Murcia
5 39.57 2.65 Palma
5 28.12 -15.43 Las Palmas
6 28.47 -16.25 Santa Cruz de Tenerife
6 41.65 -4.72 Valladolid
6 38.35 -0.48 Alicante
6 37.89 -4.78 Córdoba
5 42.24 -8.72 Vigo
6 43.36 -8.41 A Coruña
7 42.88 -8.54 Santiago de Compostela
6 43.36 -5.85 Oviedo
7 43.54 -5.66 Gijón
6 43.46 -3.81 Santander
6 42.82 -1.64 Pamplona
7 42.47 -2.45 Logroño
7 42.85 -2.67 Vitoria-Gasteiz
7 43.32 -1.98 San Sebastián
7 42.34 -3.70 Burgos
7 42.60 -5.57 León
7 40.97 -5.66 Salamanca
7 41.50 -5.75 Zamora
7 40.66 -4.70 Ávila
7 40.95 -4.12 Segovia
7 42.01 -4.53 Palencia
7 41.76 -2.47 Soria
7 42.14 -0.41 Huesca
7 40.34 -1.11 Teruel
7 41.62 0.62 Lleida
7 41.12 1.25 Tarragona
7 41.98 2.82 Girona
7 39.99 -0.05 Castellón
7 40.07 -2.14 Cuenca
7 40.63 -3.17 Guadalajara
7 39.86 -4.02 Toledo
7 38.99 -3.93 Ciudad Real
6 38.99 -1.86 Albacete
7 37.61 -0.99 Cartagena
6 36.84 -2.46 Almería
6 37.18 -3.60 Granada
7 37.77 -3.79 Jaén
6 36.53 -6.29 Cádiz
7 37.26 -6.95 Huelva
6 38.88 -6.97 Badajoz
7 39.48 -6.37 Cáceres
7 38.92 -6.34 Mérida
7 43.01 -7.56 Lugo
7 42.34 -7.86 Ourense
7 42.43 -8.64 Pontevedra
7 38.91 1.43 Ibiza
7 39.89 4.27 Mahón
7 35.89 -5.31 Ceuta
7 35.29 -2.94 Melilla
8 38.27 -0.70 Elche
8 38.97 -0.18 Gandía
8 36.14 -5.45 Algeciras
8 36.69 -6.13 Jerez
8 41.55 2.01 Terrassa
8 42.55 -6.60 Ponferrada
4 38.72 -9.14 Lisboa|Lisbon
6 41.15 -8.61 Oporto|Porto
7 37.02 -7.93 Faro
7 40.21 -8.43 Coímbra|Coimbra
7 42.51 1.52 Andorra la Vella
3 48.86 2.35 París|Paris
5 43.30 5.37 Marsella|Marseille
5 45.76 4.84 Lyon
5 43.60 1.44 Toulouse
5 44.84 -0.58 Burdeos|Bordeaux
6 47.22 -1.55 Nantes
6 43.61 3.88 Montpellier
6 43.70 7.27 Niza|Nice
6 50.63 3.06 Lille
6 48.57 7.75 Estrasburgo|Strasbourg
3 51.51 -0.13 Londres|London
5 53.48 -2.24 Mánchester|Manchester
5 55.86 -4.25 Glasgow
6 55.95 -3.19 Edimburgo|Edinburgh
4 53.35 -6.26 Dublín|Dublin
5 50.85 4.35 Bruselas|Brussels
5 52.37 4.90 Ámsterdam|Amsterdam
3 52.52 13.40 Berlín|Berlin
5 53.55 9.99 Hamburgo|Hamburg
5 48.14 11.58 Múnich|Munich
5 50.94 6.96 Colonia|Cologne
5 50.11 8.68 Fráncfort|Frankfurt
5 46.20 6.14 Ginebra|Geneva
5 47.37 8.54 Zúrich|Zürich
4 48.21 16.37 Viena|Vienna
5 50.08 14.44 Praga|Prague
4 52.23 21.01 Varsovia|Warsaw
5 47.50 19.04 Budapest
4 55.68 12.57 Copenhague|Copenhagen
4 59.91 10.75 Oslo
4 59.33 18.07 Estocolmo|Stockholm
4 60.17 24.94 Helsinki
4 64.15 -21.94 Reikiavik|Reykjavik
3 41.90 12.50 Roma|Rome
5 45.46 9.19 Milán|Milan
5 40.85 14.27 Nápoles|Naples
5 45.07 7.69 Turín|Turin
6 45.44 12.33 Venecia|Venice
6 38.12 13.36 Palermo
6 39.22 9.12 Cagliari
4 37.98 23.73 Atenas|Athens
5 44.43 26.10 Bucarest|Bucharest
5 42.70 23.32 Sofía|Sofia
5 44.79 20.45 Belgrado|Belgrade
5 45.81 15.98 Zagreb
4 50.45 30.52 Kiev|Kyiv
3 55.76 37.62 Moscú|Moscow
3 41.01 28.98 Estambul|Istanbul
4 33.57 -7.59 Casablanca
5 34.02 -6.84 Rabat
6 35.76 -5.83 Tánger|Tangier
5 31.63 -8.00 Marrakech
4 36.75 3.06 Argel|Algiers
4 36.81 10.18 Túnez|Tunis
3 30.04 31.24 El Cairo
4 14.72 -17.47 Dakar
3 6.52 3.38 Lagos
3 -1.29 36.82 Nairobi
3 -26.20 28.05 Johannesburgo|Johannesburg
4 -33.92 18.42 Ciudad del Cabo|Cape Town
4 32.09 34.78 Tel Aviv
3 25.20 55.27 Dubái|Dubai
4 24.71 46.68 Riad|Riyadh
3 35.69 51.39 Teherán|Tehran
3 28.61 77.21 Delhi
3 19.08 72.88 Bombay|Mumbai
4 12.97 77.59 Bangalore
3 39.90 116.41 Pekín|Beijing
3 31.23 121.47 Shanghái|Shanghai
4 22.54 114.06 Shenzhen
4 22.32 114.17 Hong Kong
3 35.68 139.69 Tokio|Tokyo
4 37.57 126.98 Seúl|Seoul
4 25.03 121.57 Taipéi|Taipei
3 13.76 100.50 Bangkok
3 1.35 103.82 Singapur|Singapore
3 -6.21 106.85 Yakarta|Jakarta
4 14.60 120.98 Manila
3 -33.87 151.21 Sídney|Sydney
4 -37.81 144.96 Melbourne
4 -31.95 115.86 Perth
4 -36.85 174.76 Auckland
3 40.71 -74.01 Nueva York|New York
3 34.05 -118.24 Los Ángeles|Los Angeles
4 41.88 -87.63 Chicago
4 25.76 -80.19 Miami
4 29.76 -95.37 Houston
4 37.77 -122.42 San Francisco
4 47.61 -122.33 Seattle
4 39.74 -104.99 Denver
4 43.65 -79.38 Toronto
4 45.50 -73.57 Montreal
4 49.28 -123.12 Vancouver
3 19.43 -99.13 Ciudad de México|Mexico City
5 20.67 -103.35 Guadalajara
5 25.69 -100.32 Monterrey
4 23.11 -82.37 La Habana|Havana
5 18.47 -69.90 Santo Domingo
5 14.63 -90.51 Guatemala|Guatemala City
5 9.93 -84.08 San José
4 8.98 -79.52 Panamá|Panama City
3 4.71 -74.07 Bogotá
5 6.24 -75.58 Medellín
4 10.48 -66.90 Caracas
4 -0.18 -78.47 Quito
3 -12.05 -77.04 Lima
4 -16.50 -68.15 La Paz
3 -33.45 -70.67 Santiago
3 -34.60 -58.38 Buenos Aires
5 -31.42 -64.18 Córdoba
5 -34.90 -56.16 Montevideo
5 -25.26 -57.58 Asunción
3 -23.55 -46.63 São Paulo
4 -22.91 -43.17 Río de Janeiro|Rio de Janeiro
4 -15.79 -47.88 Brasilia|Brasília
`;

export const cities: readonly City[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [zoom, lat, lng, ...words] = line.split(' ');
    const [es = '', en = es] = words.join(' ').split('|');
    return { zoom: Number(zoom), lat: Number(lat), lng: Number(lng), name: { es, en } };
  });
