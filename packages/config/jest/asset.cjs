// An imported picture or font: its address.
module.exports = '/asset-stub';
