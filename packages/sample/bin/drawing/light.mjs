/** Colours of a scene at an hour of the day: sky from top to horizon, sun or moon, land from far to near, water. */
export const lights = {
  dawn: {
    sky: ['#27406b', '#d98a86', '#ffd9a0'],
    sun: '#fff1cf',
    land: ['#8a86a8', '#5f668f', '#3b4a72', '#1d2a4a'],
    water: ['#f0b79a', '#46608c'],
  },
  day: {
    sky: ['#2f7fc4', '#7fbce4', '#e3f2f7'],
    sun: '#fffbe6',
    land: ['#9cc0c9', '#6d9f95', '#467a5c', '#264f3c'],
    water: ['#a6d8e6', '#1f6d99'],
  },
  dusk: {
    sky: ['#2b2147', '#c2483f', '#ffb057'],
    sun: '#ffe0a3',
    land: ['#a2586a', '#6f3d5c', '#452a4b', '#1e1530'],
    water: ['#ff9d5c', '#4a2a52'],
  },
  overcast: {
    sky: ['#66788a', '#9caab5', '#dbe2e4'],
    sun: '#f2f5f5',
    land: ['#a3b1b6', '#7b8f92', '#566d6c', '#334745'],
    water: ['#c3ced2', '#5f7986'],
  },
  night: {
    sky: ['#060a1c', '#122450', '#2f5580'],
    sun: '#eef4ff',
    land: ['#25406b', '#182c52', '#0f1d3a', '#080f22'],
    water: ['#375e8c', '#0b1630'],
  },
};
