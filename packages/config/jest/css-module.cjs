// A CSS module whose class names are the names in the source.
module.exports = new Proxy(
  {},
  {
    get(_target, name) {
      if (name === '__esModule') return true;
      return name === 'default' ? module.exports : String(name);
    },
  },
);
