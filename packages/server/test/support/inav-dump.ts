/** A whole `dump` as INAV 7.1 prints it, every value made up. `SECRET` and `404168` mark what nobody else may see. */
export const inavDump = `# version
# INAV/MATEKF405TE 7.1.0 Apr 21 2024 / 13:25:29 (aa8543654)
# GCC-10.3.1 20210824 (release)

# start the command batch
batch start

# reset configuration to default settings
defaults noreboot

# resources

# Timer overrides
timer_output_mode 0 AUTO
timer_output_mode 2 SERVOS

# Outputs [servo]
servo 1 1000 2000 1500 -100
servo 2 1050 1950 1500 80

# safehome
safehome 0 1 404168000 -37038000

# Fixed Wing Approach
fwapproach 0 4000 500 0 90 -270 0

# geozone
geozone 0 1 0 0 0 0 2
geozone vertex 0 0 404168000 -37038000

# features
feature -TELEMETRY
feature GPS
feature PWM_OUTPUT_ENABLE

# beeper
beeper -BAT_CRIT_LOW

# blackbox
blackbox -NAV_ACC
blackbox MOTORS

# Receiver: Channel map
map TAER

# Ports
serial 0 1048576 115200 115200 0 115200
serial 20 1 115200 115200 0 115200

# LEDs
led 0 0,0::C:0

# Modes [aux]
aux 0 0 0 1700 2100
aux 1 11 2 1300 1700

# Adjustments [adjrange]
adjrange 0 0 6 900 2100 12 6

# Receiver rxrange
rxrange 0 988 2012

# temp_sensor
temp_sensor 0 1 SECRET28ff641d 0 1250 0 SECRET

# Mission Control Waypoints [wp]
#wp 1 valid
wp 0 1 404168000 -37038000 5000 0 0 0 a5

# OSD [osd_layout]
osd_layout 0 0 23 0 H
osd_layout 0 1 12 1 V

# Programming: logic
logic 0 1 -1 1 1 12 0 1500 0

# Programming: global variables
gvar 0 0 -10000 10000

# Programming: PID controllers
pid 0 0 0 0 0 0 0 0 0 0

# OSD: custom elements
osd_custom_elements 0 1 0 0 0 0 0 0 0 "SECRET"

# Mixer: motor mixer
mmix reset
mmix 0 1.000 -1.000 1.000 -1.000

# Mixer: servo mixer
smix reset
smix 0 1 0 100 0 -1

# master
set looptime = 500
set gyro_main_lpf_hz = 90
set gyro_dyn_lpf_min_hz = 85
set dynamic_gyro_notch_q = 250
set setpoint_kalman_q = 200
set align_board_pitch = -12
set acc_hardware = BMI270
set acc_notch_hz = 0
set acczero_x = 27
set accgain_x = 4096
set ins_gravity_cmss = 979.968
set imu_dcm_kp = 1000
set mag_hardware = QMC5883
set mag_declination = 44
set magzero_x = 123
set maggain_x = 1024
set baro_hardware = SPL06
set pitot_hardware = NONE
set receiver_type = SERIAL
set rssi_channel = 0
set serialrx_provider = CRSF
set blackbox_rate_denom = 2
set blackbox_device = SPIFLASH
set max_throttle = 2000
set motor_pwm_rate = 16000
set motor_pwm_protocol = DSHOT300
set failsafe_procedure = RTH
set failsafe_min_distance = 0
set vbat_meter_type = ADC
set vbat_scale = 1100
set current_meter_scale = 250
set bat_voltage_src = RAW
set servo_pwm_rate = 50
set reboot_character = 82
set gps_provider = UBLOX
set gps_sbas_mode = EGNOS
set gps_dyn_model = AIR_2G
set gps_min_sats = 6
set nav_auto_speed = 500
set nav_max_altitude = 12000
set nav_rth_altitude = 6000
set nav_rth_allow_landing = ALWAYS
set nav_extra_arming_safety = ALLOW_BYPASS
set nav_wp_radius = 600
set nav_mc_bank_angle = 35
set nav_mc_hover_thr = 1350
set nav_fw_cruise_speed = 1400
set nav_fw_loiter_radius = 6000
set nav_fw_launch_timeout = 5000
set safehome_max_distance = 20000
set rth_trackback_mode = OFF
set osd_video_system = HDZERO
set osd_units = METRIC
set osd_rssi_alarm = 20
set osd_dist_alarm = 1000
set osd_crosshairs_style = TYPE2
set osd_home_position_arm_screen = ON
set i2c_speed = 800KHZ
set debug_mode = NONE
set name = SECRET avispa
set pilot_name = SECRET ana
set sim_ground_station_number = SECRET600
set sim_pin = 40416
set mavlink_version = 2
set vtx_band = 5
set vtx_power = 3
set vtx_pit_mode_chan = 1
set tz_offset = 60
set stats_total_dist = 404168

# profile
profile 1
set mc_p_pitch = 40
set mc_i_pitch = 75
set mc_d_pitch = 25
set mc_cd_pitch = 60
set mc_p_level = 20
set fw_p_pitch = 15
set fw_ff_roll = 60
set max_angle_inclination_rll = 450
set dterm_lpf_hz = 85
set dterm_lpf_type = PT2
set pidsum_limit = 500
set nav_mc_pos_z_p = 50
set nav_mc_vel_xy_p = 40
set nav_fw_pos_z_p = 25
set heading_hold_rate_limit = 90
set mc_iterm_relax = RPY
set d_boost_max = 1.000
set tpa_rate = 20
set rc_expo = 75
set roll_rate = 70
set manual_rc_expo = 35

# mixer_profile
mixer_profile 1
set platform_type = MULTIROTOR
set model_preview_type = 3
set motorstop_on_low = ON

# battery_profile
battery_profile 1
set bat_cells = 4
set battery_capacity = 1500
set battery_capacity_unit = MAH
set throttle_idle = 5.000

# restore original profile selection
profile 1
mixer_profile 1
battery_profile 1

# save configuration
save
`;
