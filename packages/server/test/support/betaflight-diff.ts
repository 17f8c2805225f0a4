/** A whole `diff all` as Betaflight 4.5 prints it, every value made up. `SECRET` and `404168` mark what nobody else may see. */
export const betaflightDiff = `diff all

# version
# Betaflight / STM32F7X2 (S7X2) 4.5.1 Jul 27 2024 / 07:53:26 (77d01ba3b) MSP API: 1.46
# config rev: 147a8ce

# start the command batch
batch start

# reset configuration to default settings
defaults nosave

board_name FOOF722V4
manufacturer_id FOOB
mcu_id SECRET0039003a3438510b
signature SECRETsig

# resources
resource BEEPER 1 C13
resource MOTOR 1 B04
resource MOTOR 2 B05
resource LED_STRIP 1 A08
resource SERIAL_TX 11 NONE
resource I2C_SCL 1 B08
resource GYRO_EXTI 1 C04

# timer
timer B04 AF2
# pin B04: TIM3 CH1 (AF2)
timer A08 AF1

# dma
dma ADC 1 1
# ADC 1: DMA2 Stream 4 Channel 0
dma pin B04 0
# pin B04: DMA1 Stream 4 Channel 5

# name: SECRET avispa

# feature
feature -RX_PARALLEL_PWM
feature RX_SERIAL
feature GPS
feature TELEMETRY
feature LED_STRIP
feature OSD
feature -AIRMODE

# serial
serial 0 64 115200 57600 0 115200
serial 1 2 115200 57600 0 115200
serial UART3 131072 115200 57600 0 921600
serial VCP 1 115200 57600 0 115200

# beeper
beeper -GYRO_CALIBRATED
beeper -RX_SET
beeper -DISARM_REPEAT

# beacon
beacon RX_LOST
beacon RX_SET

# map
map TAER1234

# led
led 0 0,7::CO:1
led 1 1,7:N:CTW:13

# color
color 0 0,0,0
color 1 120,0,255

# mode_color
mode_color 6 1 0

# aux
aux 0 0 0 1700 2100 0 0
aux 1 1 2 900 1300 0 0
aux 2 13 3 1700 2100 0 0

# adjrange
adjrange 0 0 0 900 2100 12 3 0 0

# rxrange
rxrange 0 1000 2000

# rxfail
rxfail 0 a
rxfail 4 s 1500

# vtxtable
vtxtable bands 6
vtxtable channels 8
vtxtable band 1 BOSCAM_A A FACTORY 5865 5845 5825 5805 5785 5765 5745 5725
vtxtable band 5 RACEBAND R FACTORY 5658 5695 5732 5769 5806 5843 5880 5917
vtxtable powerlevels 4
vtxtable powervalues 14 20 26 36
vtxtable powerlabels 25 100 400 MAX

# vtx
vtx 0 0 0 1 0 900 1300

# servo
servo 0 1000 2000 1500 100 -1

# mixer
mixer QUADX
mmix reset
mmix 0 1.000 -1.000 1.000 -1.000

# master
set gyro_lpf1_static_hz = 0
set gyro_lpf2_static_hz = 500
set gyro_lpf1_dyn_min_hz = 250
set dyn_notch_count = 3
set dyn_notch_q = 350
set dyn_notch_min_hz = 100
set dyn_notch_max_hz = 600
set acc_hardware = BMI270
set acc_lpf_hz = 25
set acc_calibration = 12,-40,88,1
set mag_hardware = NONE
set mag_declination = 404
set baro_hardware = DPS310
set rc_smoothing_auto_factor = 45
set rc_smoothing_feedforward_cutoff = 60
set rssi_src_frame_errors = OFF
set serialrx_provider = CRSF
set airmode_start_throttle_percent = 20
set blackbox_sample_rate = 1/2
set blackbox_device = SDCARD
set blackbox_mode = NORMAL
set min_throttle = 1070
set dshot_burst = AUTO
set dshot_bidir = ON
set dshot_edt = ON
set motor_pwm_protocol = DSHOT600
set motor_poles = 14
set motor_kv = 1950
set failsafe_procedure = GPS-RESCUE
set failsafe_recovery_delay = 10
set align_board_yaw = 90
set bat_capacity = 1300
set vbat_max_cell_voltage = 435
set vbat_min_cell_voltage = 330
set ibata_scale = 404
set ibata_offset = -120
set yaw_motors_reversed = ON
set beeper_dshot_beacon_tone = 3
set small_angle = 180
set gps_provider = UBLOX
set gps_sbas_mode = EGNOS
set gps_ublox_use_galileo = ON
set gps_rescue_return_alt = 50
set gps_rescue_ground_speed = 900
set gps_rescue_throttle_hover = 1280
set gps_rescue_allow_arming_without_fix = ON
set deadband = 3
set pid_process_denom = 2
set simplified_gyro_filter_multiplier = 130
set frsky_default_lat = 4041
set frsky_default_long = -370
set frsky_spi_tx_id = 83,69
set frsky_spi_bind_hop_data = 83,69,67
set expresslrs_uid = 83,69,67,82,69,84
set expresslrs_model_id = 4
set flysky_spi_tx_id = 404168123
set telemetry_disabled_sensors = 0
set ledstrip_visual_beeper_color = DEEP_PINK
set osd_units = METRIC
set osd_warn_bitmask = 8191
set osd_rssi_alarm = 30
set osd_vbat_pos = 2433
set osd_craft_name_pos = 2049
set osd_pilot_name_pos = 2113
set osd_gps_lat_pos = 234
set osd_home_dist_pos = 2467
set osd_stat_bitmask = 14124
set osd_profile_1_name = SECRET carrera
set osd_craftname_msgs = ON
set debug_mode = GYRO_SCALED
set vtx_band = 5
set vtx_channel = 1
set vtx_power = 3
set vtx_low_power_disarm = UNTIL_FIRST_ARM
set vtx_freq = 5658
set vcd_video_system = PAL
set pinio_box = 40,41,255,255
set pinio_config = 129,1,1,1
set displayport_msp_fonts = 0,1,2,3
set gyro_1_sensor_align = CW180
set gyro_1_align_yaw = 1800
set rpm_filter_harmonics = 3
set rpm_filter_weights = 100,0,80
set stats_total_flights = 123
set timezone_offset_minutes = 60
set box_user_1_name = SECRET luz
set craft_name = SECRET avispa
set pilot_name = SECRET ana

profile 0

# profile 0
set profile_name = SECRET
set dterm_lpf1_dyn_min_hz = 75
set dterm_lpf1_type = PT1
set vbat_sag_compensation = 100
set anti_gravity_gain = 80
set iterm_relax_cutoff = 30
set iterm_windup = 85
set p_pitch = 47
set i_pitch = 84
set d_pitch = 46
set f_pitch = 125
set p_roll = 45
set d_roll = 40
set f_yaw = 120
set d_min_roll = 30
set angle_limit = 60
set feedforward_averaging = 2_POINT
set feedforward_jitter_factor = 7
set throttle_boost = 5
set thrust_linear = 20
set tpa_rate = 65
set tpa_breakpoint = 1350
set motor_output_limit = 100
set simplified_master_multiplier = 120
set simplified_pids_mode = RPY

profile 1

# restore original profile selection
profile 0

rateprofile 0

# rateprofile 0
set rateprofile_name = SECRET
set rates_type = ACTUAL
set thr_mid = 42
set thr_hover = 30
set roll_rc_rate = 7
set roll_srate = 67
set pitch_expo = 30
set throttle_limit_type = SCALE

# restore original rateprofile selection
rateprofile 0

# save configuration
save
`;
