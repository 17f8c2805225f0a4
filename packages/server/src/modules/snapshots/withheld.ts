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
// One part of a setting's name is enough: expresslrs_uid, frsky_spi_tx_id, craft_name.
const secretParts =
  'uid|uuid|signature|phrase|password|passphrase|secret|pin|pilot|craft|bind|hop|lat|lon|latitude|longitude|callsign|ssid';
const settings = new RegExp(
  String.raw`^([ \t]*(?:#[ \t]*)?set[ \t]+(?:name|display_name|\w*_(?:tx|rx|spi|serial|device|unit)_id|rx_spi_id|rx_spi_rf_channel_\w*|\w*_(?:bind|hop|rf)_\w*|(?:\w+_)?(?:${secretParts})(?:_\w+)?)[ \t]*=[ \t]*)\S[^\r\n]*`,
  'gim',
);
// An element's place on the screen is no secret, whatever the element shows.
const screenPlace = /^[ \t]*(?:#[ \t]*)?set[ \t]+(?:osd_\w*_pos|osd_\w+)[ \t]*=/i;

export function withoutSecrets(text: string): string {
  return text
    .replace(commands, `$1${withheld}`)
    .replace(notes, `$1${withheld}`)
    .replace(settings, (line: string, start: string) =>
      screenPlace.test(line) ? line : `${start}${withheld}`,
    );
}
