module.exports = "/static/asset";
