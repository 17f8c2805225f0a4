/**
 * What a shared snapshot shows in place of what is its owner's alone: ids of the hardware, signatures, what binds a radio,
 * names, and places that INAV stores. Others gain nothing by them, and a binding id lets them take over the drone.
 */
const withheld = '***';

// Commands whose whole rest is withheld.
const commands =
  /^([ \t]*(?:mcu_id|signature|name|safehome|wp|fwapproach|geozone|uid|serial_number|bind_phrase)[ \t]+)\S[^\r\n]*/gim;
// The same words as notes: "# name: Avispa", "# mcu_id: 0039…"
const notes =
  /^([ \t]*#[ \t]*(?:mcu_id|signature|name|craft_name|pilot_name|craft|pilot|uid|serial_number)[ \t]*:[ \t]*)\S[^\r\n]*/gim;
const settings = /^([ \t]*(?:#[ \t]*)?set[ \t]+(\w+)[ \t]*=[ \t]*)\S[^\r\n]*/gim;
// One part of a setting's name is enough: expresslrs_uid, craft_name.
const secretParts = new Set(
  'uid uuid signature phrase password passphrase secret pin pilot craft bind hop lat lon latitude longitude callsign ssid'.split(
    ' ',
  ),
);
// What an `_id` at the end is of: frsky_spi_tx_id. Spektrum calls the transmitter's by its maker: spektrum_spi_mfg_id.
const idOwners = new Set(['tx', 'rx', 'spi', 'mfg', 'serial', 'device', 'unit']);
// Names no part of which says it. INAV answers the messages of one telephone.
const secretNames = new Set(['name', 'display_name', 'sim_ground_station_number']);

/** Does a setting's name say that its value is its owner's alone? */
function isSecret(setting: string): boolean {
  const name = setting.toLowerCase();
  // An element's place on the screen is no secret, whatever the element shows.
  if (name.startsWith('osd_') && name.endsWith('_pos')) return false;
  if (secretNames.has(name)) return true;
  const parts = name.split('_');
  return (
    parts.some((part) => secretParts.has(part)) ||
    parts.slice(1, -1).includes('rf') ||
    (parts.at(-1) === 'id' && idOwners.has(parts.at(-2) ?? ''))
  );
}

export function withoutSecrets(text: string): string {
  return text
    .replace(commands, `$1${withheld}`)
    .replace(notes, `$1${withheld}`)
    .replace(settings, (line: string, start: string, setting: string) =>
      isSecret(setting) ? `${start}${withheld}` : line,
    );
}
