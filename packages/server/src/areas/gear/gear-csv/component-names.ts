import type { ComponentType } from '@estela/contracts';

/** What pilots write for a type, in either language. */
export const componentTypeNames: Readonly<Record<ComponentType, readonly string[]>> = {
  frame: ['frames', 'chasis', 'marco'],
  motor: ['motors', 'motores'],
  flightController: ['FC', 'controladora', 'controladora de vuelo', 'flight controllers'],
  esc: ['ESCs', 'variador', 'variadores'],
  vtx: ['transmisor de vídeo', 'emisor de vídeo', 'video transmitter'],
  camera: ['cameras', 'cámara', 'cámaras', 'cam'],
  antenna: ['antennas', 'antena', 'antenas'],
  receiver: ['receivers', 'receptor', 'receptores', 'RX'],
  battery: ['batteries', 'batería', 'baterías', 'LiPo'],
  props: ['prop', 'propeller', 'propellers', 'hélice', 'hélices'],
  mount: ['mounts', 'soporte', 'soportes'],
  other: ['others', 'otro', 'otra', 'otros', 'otras'],
};
