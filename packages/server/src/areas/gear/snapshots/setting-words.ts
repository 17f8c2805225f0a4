/**
 * The words that names and values of harmless settings are made of, in Betaflight, INAV, Cleanflight, EmuFlight and Rotorflight.
 * A new setting made of them is shown without a change here; a word that is not here hides what it stands in. None of them
 * says who flies, where, with which unit, or what binds a radio: those stand in `withheldWords`.
 */
const wordsOf = (text: string) => new Set(text.trim().split(/\s+/));

/** Of names: `dyn_notch_min_hz`. Values may have them too: `set debug_mode = GYRO_SCALED`. */
export const settingWords = wordsOf(`
  abort abs absolute acc accel acceleration accelerometer acceptance accuracy acro activate adapt adaptive adc adj
  adjust adjustment adsb adv advance after agg aggressiveness ah ahi aid aided aileron air airmode airspeed alarm
  alert alerts aliasing align alignment allow alpha alt althold altitude always amperage analog ang angle angular
  antenna anti antidrift antigravity apa apid approach arm armed arming arrow artificial ascend assist assistance at
  att attack attempt attempts attenuation attitude auto autobaud autolaunch autopilot autoreset autorotation
  autotrim autotune aux average averaged averaging avg avoidance axes axis back backward bailout band bank bar baro
  barometer bat batt batteries battery baud bb beacon beep beeper beta bidir bitbang bitbanged bitmap bitmask
  blackbox blackout blade blades blk blocking board boost box bp brake braking breakpoint brightness bterm burst bus
  bustype button bypass cache cal calib cam camera cap capacity cbat cbus cc cd cell cells center centering centre
  cf ch chan change channel channels check checks chip chirp cinematic cli climb clip clk clock cms cnt cog col
  collective color colors colour column command comp compass compensation compression config const constant
  consumption control controller convert copter core corr correction count counter counts course cpu crash crashflip
  crit critical cross crosshairs crossover crsf cruise current curve custom cutoff cutoffs cycle cyclic damping
  dashboard dbm dboost dbus dcm dcut deactivate dead deadband deadbands deadzone debug decay decel deceleration
  decimals decrease default deg degrees delay denom density departure depth derivative descend descent desired
  detect detection dev device dgain dht diff digits dim dir direction disable disabled disarm discharge disengage
  disp displayport dist distance dive divider divisor dji djih dlpf dma down dps drag draw drawn drive drop dshot
  dterm dthreshold dual duration dyn dynamic earth ease edge edt effect efficiency elevator elrs emerg emergency
  emuboost enable enabled end endpoint endpoints energy enforce engage erpm error errors esc estimate estimation
  estimations estimator event exit expert expo export expresslrs extra ez factor fade failsafe fallback fast
  feathered feature feed feedforward fence ff field fil filter filtering final first fix fixed flap flaperon flaps
  flare flash flight flip flow flymode flysky follow font fonts force format formation forward forwarding fov fpv
  frame freestyle freq frequency frsky frz fuel full fullscreen fw fwd gain gains galileo geometry gforce ghst
  gimbal glide glonass gnss goggle gov governor gps grace grad gravity grb groundspeed groups gthreshold guard gyro
  halfduplex hardware harmonics hd hdg head heading headspeed headtracker heater heli hfov hide high hist hold hor
  horizon horizontal hott hover hp hpf hsi hub hud hysteresis hz ibat ibata ibatv ibus idle idx ignore ii imax
  impulse imu imuf in inclination increase indicator inertia inflight inhibit init initial input inst instance int
  integral integrated integrator integrity interfere intermediate internal interp interpolation interval inv
  inversion invert inverted ipf irlock isum iterm jerk jitter jitters joystick kalman kd keepalive ki kick kp kv
  landed landing large last latency lateral launch lead led leds ledstrip left lengthen level leveling levels lidar
  lift light limit limiter limits lin linear linearization link log logging logic loiter lookahead loop looptime
  loss lost low lowpass lp lpf lq ltm lulu lvc mag mah main manual map margin mask mass master mat mavlink max
  maxalt maximum mc meter method mid middle min minalt minimum mission mix mixer mode modes modifier modulation
  monitor motor motors motorstop move mpu ms msc msp multi multiplier multirotor mux mwh nav navigation neg negative
  neutral nfe nheading no nofix nogps noise none normal not notch nr nrf ntch num numeric nvario od off offset
  offsets on once only opflow optical optimize order osd out outer output overclock overflow overlay overload
  override overrides page pan panel park percent period pi pid pidrate pids pidsum pinio pinned pit pitch pitot
  plane platform playback plimit pll pole poles poll pos positive posr power precision precomp predict prediction
  predictor prefer preinit preload preset pressure prevention preview procedure process profile progressive prop
  protection protocol provider ps pt pu pull pullup pulse pump punch pwm pwr quality quat quick quiet race radar
  radio radius ramp randomize range rangefinder rate rateprofile rates ratio raw rc rcdevice rcfilter reacquire
  reaction ready rear rebind rec record recover recovery ref refresh rel relax rem remaining report reporting res
  rescue reset resistance resolution resource response responsiveness restart restore retract return rev reverse
  reversed reversible rgb right ring rll ro rol roll rotation rotor row rpm rssi rth rudder runaway running rx
  rxrange safe safety sag sample sampling sanity sat sats sbar sbas sbus scale scaled scaling scheduler scroll sd
  sdcard sdio second seconds select sensitivity sensor sensors separation serialrx servo servos setpoint setpoints
  settle settling shape sharpness shift show side sidebar sidebars sig simplified single size skip slew slope slots
  slow slowdown slowing small smart smartaudio smartport smith smix smooth smoothing smoothness snr soaring soft
  softserial sonar sound source spa spark spd speed spektrum spi spibus spike spin spinup spiral split spool spoolup
  spring srate src srxl ss ssb st stab stabilised stability stabilized stage stall start startup stat state static
  statistics status std steer step stick sticks stop stopped strength strip strobe style sum surface swap swash
  swashplate swing switch switched sync synced sys system tab tail takeoff takeover target task tc tcs telem
  telemetry temp temperature tempsensor term terrain test thermal third thr threshold throttle thrust tilt tim time
  timeout timer timers timing tlm to tolerance tone tpa track trackback tracking trainer trans transient transition
  trap tri tricopter triflight trigger trim tristate tt tta turn turnassist turnrate turtle twist two type ubat
  ublox unarmed undershoot unit units unsynced update upper uptilt usage usb use usec used value values vario vbat
  vcd vel velned velocity verbose vert vertical vfas vibration video view virtual visual voltage volume vrefint vs
  vtol vtx wait warn warning warnings weather weathervane weight weights wht width wiggle wind window windup wing
  witchcraft with without wp wpt wt xy yaw yb
`);

/** Of values alone, and of what follows a command: protocols, sensors, modes, functions. */
export const valueWords = wordsOf(`
  accmm ack active actual ad add aerobat aeroplane aetr af agl airplane ak all and anglerate any apply ardupilot
  ascent atail atari atti autolevel automotive avatar avoid balanced bands bare basic bbang beeping beidou benewake
  betaflight bfhdcompat bicopter biquad black blue bmi bmp bno boat boscam both brushed brushless bw byte cadc
  calibrated calibration can cascade ccpm ccw circle ck clear clockwise close cmd coaxial compact compat
  complementary connection cruising cs curr customairplane customtri cw cx cxof cyan cycletime dac dark data deep
  defaults diagonal digital disarmed disarming display displayed distant djiwtf dlvr domestic done dop downlink
  dronecan dsm dsmx dso dualcopter dxx each echo egnos elevon emrg emuflight en enum eoc erase escserial evo exbus
  exp experimental exponential extadc extended external exti ezlanding factory fail fake fatshark fbus fft file
  filtered finder fixation flipped flying fport free frequencygroup frskyosd fs fullarm ga gagan generic geozone
  ghost green ground gyroauto gyrocal half hard hc hcsr hdl hdzero headset helicopter hex hexa hexh hexx hmc home
  horz hotplug hours hybrid icm ifft imd imperial inav incremental indigo info infra inner inverter ist japan jeti
  jetiexbus jr khz kill kiss kn knots korea land latched launching lbt least lime line lis list load lowband lowrace
  lowvoltage lps ls lsm lut magenta mdl medium meters metric mhz mint minutes miso mixtilt mlrs mlx mosi mower mph
  msas msl mul multishot multiwii mw mwosd native never nmea nop nor noreboot nosave npa nra nt ntsc octo octoflat
  octoflatp octoflatx octox oled one oneshot open opticalflow or orange outputs pal parallel peaks pedestrian perp
  persistent pidloop pin pink pitchonly pitchroll point powerlabels powerlevels powervalues ppm precharge prof
  propagated proshot pts pulldown pure purple qmc qmp quad quadp quadx quicksilver qzss raceband raceflight raised
  red redpine relative repeat replace resume rj rm rollpitch rover rp rpt rpy rpyt rtk rule runcam rxlost saturation
  saved sbe sck scl sda sdi sdo sea sel serial serialshot set sfhss signal sik sin sine singlecopter sixteen skyzone
  slave smpb software solo span spek spiclock spiflash spl srf stack standard steps stm stream sumd sumh syma symax
  tbs teraranger tf tfmini three tmp tof tracer tramp transponder triangle trusted tuned turbo tx uart uk ukm until
  uplink upright usa usd utc vcm vcp vibe violet vl vtail vtailfour waas walksnail weighted wh white wide xb xbus
  xclr xx yellow yes zadig
`);

/** Of names whose values are never shown. They are known only so that the name of what is withheld can be. */
export const withheldWords = wordsOf(`
  accgain acczero addr address aircraft ap auth autobind bind binding build calibration callsign character city cmss
  code commit contact coordinate coordinates country craft craftname data date declination display elements email
  flights fwapproach gate geo geozone ground hash home hop host icao id ident identifier ins ip key label lap lat
  latitude licence license location logo lon long longitude mac maggain magzero mcu message mfg minutes mmsi model
  msg msgs name names note number operator operatorid owner pass passphrase password pay phone phrase pilot pin
  place point port position pw pwd registration registrations remote remoteid revision rf safehome secret serial
  signature sim site squawk ssid station stats string sysid text timezone title token total tx tz uas uasid uav uid
  url user username uuid version waypoint wifi wlan zero zone
`);

/** Harmless whole names with a word that withholds elsewhere. */
export const settingNames = wordsOf(`
  camera_control_key_delay gps_dyn_model gps_min_sats gps_rescue_allow_arming_without_fix gps_rescue_ground_speed
  gps_rescue_groundspeed gps_set_home_point_once gps_ublox_acquire_model gps_ublox_flight_model
  gps_ublox_use_galileo ground_test_mode led_pin_pwm_mode mavlink_version model_preview_type nav_auto_speed
  nav_overrides_motor_stop nav_reset_altitude nav_rth_home_altitude nav_user_control_mode osd_display_type
  osd_displayport_device osd_home_position_arm_screen osd_stat_rtc_date_time osd_stat_total_dist
  osd_stat_total_flights osd_stat_total_time position_alt_baro_only position_alt_gps_min_sats
  position_alt_prefer_baro position_alt_source position_lpf rcdevice_protocol_version reboot_character receiver_type
  rx_spi_protocol safehome_max_distance safehome_usage_mode serial_update_rate_hz spektrum_spi_num_channels
  spektrum_spi_protocol telemetry_disabled_ground_speed telemetry_disabled_lat_long usb_msc_pin_pullup
`);
