/** What flight controllers print, made up: every id, name and place in it is ours. `SECRET` marks what nobody else may see. */

const settings = (craft: string) => `
# master
set gyro_lpf1_static_hz = 0
set acc_calibration = 12,-40,88,1
${craft}
set osd_pilot_name_pos = 2113
set osd_craft_name_pos = 2049
set serialrx_provider = CRSF
set expresslrs_uid = 83,69,67,82,69,84
set expresslrs_model_id = 4
set frsky_spi_tx_id = 83,69
set frsky_spi_bind_hop_data = 83,69,67

profile 0

# profile 0
set profile_name = rapido
set p_pitch = 52

rateprofile 0

# rateprofile 0
set thr_mid = 42

# save configuration
save
`;

const ids = `board_name SPEEDYBEEF405V4
manufacturer_id SPBE
mcu_id SECRET0039003a3438510b
signature SECRETsig`;

export const controllerTexts = {
  'Betaflight 4.3': `# version
# Betaflight / STM32F405 (S405) 4.3.1 Jul 13 2022 / 03:29:21 (8d4f005) MSP API: 1.44
# manufacturer_id: SPBE   board_name: SPEEDYBEEF405V4   custom defaults: YES
# start the command batch
batch start
${ids}
# name: SECRET avispa
${settings('set name = SECRET avispa')}`,
  'Betaflight 4.4': `diff all\r
###WARNING: NO CUSTOM DEFAULTS FOUND###\r
# version\r
# Betaflight / STM32F411 (S411) 4.4.2 Jun  1 2023 / 02:20:34 (23d066d08) MSP API: 1.45\r
# config: YES\r
# board: manufacturer_id: HAMO, board_name: CRAZYBEEF4SX1280\r
mcu_id SECRET004a002d3339511738383538\r
${settings('set craft_name = SECRET avispa').replaceAll('\n', '\r\n')}`,
  'Betaflight 4.5': `# version
# Betaflight / STM32F405 (S405) 4.5.1 Jul 27 2024 / 07:53:26 (77d01ba3b) MSP API: 1.46
# config rev: 147a8ce
${ids}
${settings('set craft_name = SECRET avispa\nset pilot_name = SECRET ana')}`,
  'Betaflight 2025.12': `# version
# Betaflight / STM32H743 (SH74) 2025.12.0 Nov 12 2025 / 10:11:12 (norevision) MSP API: 1.47
${ids}
${settings('set craft_name = SECRET avispa\nset pilot_name = SECRET ana')}`,
  'INAV 7.1': `# version
# INAV/MATEKF405TE 7.1.0 Apr 21 2024 / 13:25:29 (aa8543654)
# GCC-10.3.1 20210824 (release)
batch start
safehome 0 1 SECRET404168000 -37038000
wp 0 1 SECRET404168000 -37038000 5000 0 0 0 a5
${settings('set name = SECRET avispa\nset pilot_name = SECRET ana')}`,
} as const;
