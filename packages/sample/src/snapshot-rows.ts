import { readControllerFacts } from '@estela/contracts/snapshots';
import { type Draft, dates, day } from './draft.ts';

/** Two days of one drone's flight controller: a newer firmware, softer rates and less propwash. */
export function snapshotRows({ data, now, newId }: Draft, drones: readonly { id: string }[]) {
  const drone = drones[data.drones.findIndex(({ key }) => key === 'apex')];
  if (!drone) return [];
  return [
    {
      at: now - 90 * day,
      text: printed('4.4.2 Jun  1 2023', 'f_pitch = 120', 'd_min_roll = 30', 'roll_srate = 70'),
    },
    {
      at: now - 12 * day,
      text: printed('4.5.1 Jul 27 2024', 'f_pitch = 125', 'd_min_roll = 34', 'roll_srate = 66'),
    },
  ].map(({ at, text }) => ({
    id: newId(at),
    drone_id: drone.id,
    at: new Date(at),
    text,
    ...readControllerFacts(text),
    ...dates(at),
  }));
}

const printed = (version: string, feedforward: string, damping: string, rate: string) => `# version
# Betaflight / STM32F405 (S405) ${version} / 07:53:26 (77d01ba3b) MSP API: 1.46

board_name SPEEDYBEEF405V4
manufacturer_id SPBE
mcu_id 0039003a3438510b37343031

# feature
feature GPS
feature LED_STRIP

# serial
serial 1 64 115200 57600 0 115200

# master
set dyn_notch_count = 3
set motor_pwm_protocol = DSHOT300
set vbat_min_cell_voltage = 330
set craft_name = LA GATA

profile 0

# profile 0
set ${feedforward}
set ${damping}

rateprofile 0

# rateprofile 0
set ${rate}

# save configuration
save
`;
