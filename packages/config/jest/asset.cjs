// An imported picture or font is its address.
module.exports = '/asset-stub';
